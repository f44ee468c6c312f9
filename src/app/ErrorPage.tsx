import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { Illustration } from '../components/Illustration.tsx';
import { ButtonLink } from '../components/Links.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { phoneLink } from '../facts/company.ts';
import { paths } from '../facts/paths.ts';
import { T } from '../i18n/T.tsx';
import { Button, buttonClass } from '../ui/Elements.tsx';
import styles from './ErrorPage.module.css';
import { Head } from './Head.tsx';
import { useFocusOnReplacement } from './useScrollAndFocus.ts';

/** The page for an unknown address or a failed page (specification, section 8). */
export function ErrorPage() {
  const error = useRouteError();
  const { key } = useLocation();
  useFocusOnReplacement();
  const isMissing = isRouteErrorResponse(error);
  const isNotLoaded = error instanceof DOMException && error.name === 'NetworkError';
  const failure = isNotLoaded ? 'errors:page.notLoaded' : 'errors:page.crashed';
  // The router and the browser describe errors in English.
  const reason = (
    <p lang="en" dir="ltr" className={styles.reason}>
      {isMissing ? `${error.status} ${error.statusText}` : error instanceof Error && error.message}
    </p>
  );
  return (
    // A new heading for each error: Orca does not read an element again that has the focus.
    <PageHeader key={key} title="errors:page.title" image={<Illustration name="error" first />}>
      <Head keys="errors:page" />
      {isMissing && reason}
      <T parent="p" i18nKey={isMissing ? 'errors:page.notFound' : failure} />
      {!isMissing && reason}
      <div className="cluster">
        {!isMissing && (
          <Button onClick={() => location.reload()}>
            <T i18nKey="errors:page.retry" />
          </Button>
        )}
        <ButtonLink to={paths.home}>
          <T i18nKey="errors:page.home" />
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="quiet">
          <T i18nKey="errors:page.contact" />
        </ButtonLink>
        <a href={phoneLink} className={buttonClass('bare')}>
          <T i18nKey="common:action.call" />
        </a>
      </div>
    </PageHeader>
  );
}
