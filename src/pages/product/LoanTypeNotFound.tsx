import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { productPath } from '../../site/paths.ts';
import { loanTypes } from '../../site/products.ts';

export function LoanTypeNotFound() {
  return (
    <PageHeader
      title={<T k="product:unknown.title" />}
      choices={loanTypes.map((loanType) => (
        <ButtonLink key={loanType} to={productPath(loanType)}>
          <T k={`product:unknown.${loanType}`} />
        </ButtonLink>
      ))}
      image={<Illustration name="empty" alt="" first />}
    >
      <p>
        <T k="product:unknown.text" />
      </p>
    </PageHeader>
  );
}
