import { SiteLink } from '../../components/SiteLink.tsx';
import { T } from '../../i18n/T.tsx';
import { policyPath } from '../../site/paths.ts';
import { type PrivacySection, policySections, privacySections } from '../../site/policies.ts';
import targets from '../../ui/LinkTargets.module.css';
import styles from './PrivacyPage.module.css';

/** Links to the previous and next section; the terms are not part of the order. */
export function PolicySteps({ section }: { readonly section: PrivacySection }) {
  const index = privacySections.indexOf(section);
  if (index >= policySections.length) return null;
  return (
    <div className={`${styles.steps} ${targets.linkTargets}`}>
      <Step name="previous" section={policySections[index - 1]} />
      <Step name="next" section={policySections[index + 1]} />
    </div>
  );
}

interface StepProps {
  readonly name: 'previous' | 'next';
  readonly section: PrivacySection | undefined;
}

function Step({ name, section }: StepProps) {
  if (!section) return null;
  return (
    <p>
      <T k={`privacy:policy.${name}`} />{' '}
      <SiteLink to={policyPath(section)}>
        <T k={`privacy:sections.${section}`} />
      </SiteLink>
    </p>
  );
}
