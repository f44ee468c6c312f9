import { useParams } from 'react-router-dom';
import { loanTypeOfSlug } from '../../site/products.ts';
import { LoanTypeNotFound } from './LoanTypeNotFound.tsx';
import { ProductDetails } from './ProductDetails.tsx';

/** The page of one kind of funding; an unknown kind asks for one of the three. */
export function ProductPage() {
  const loanType = loanTypeOfSlug(useParams().slug);
  return loanType ? <ProductDetails loanType={loanType} /> : <LoanTypeNotFound />;
}
