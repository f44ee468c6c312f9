import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Text } from '../../i18n/Text.tsx';
import { productPath } from '../../site/paths.ts';
import { loanTypes } from '../../site/products.ts';

export function LoanTypeNotFound() {
  return (
    <PageHeader
      title={<Text k="product:unknown.title" />}
      choices={loanTypes.map((loanType) => (
        <ButtonLink key={loanType} to={productPath(loanType)}>
          <Text k={`product:unknown.${loanType}`} />
        </ButtonLink>
      ))}
      image={<Illustration name="empty" alt="" first />}
    >
      <p>
        <Text k="product:unknown.text" />
      </p>
    </PageHeader>
  );
}
