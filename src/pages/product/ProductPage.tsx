import { useParams } from 'react-router-dom';
import { loanTypeOfSlug } from '../../site/products.ts';
import { LoanTypeNotFound } from './LoanTypeNotFound.tsx';
import { ProductDetails } from './ProductDetails.tsx';

/** The page of a loan type; for an unknown one, a page with links to the three types. */
export function ProductPage() {
  const loanType = loanTypeOfSlug(useParams().slug);
  return loanType ? <ProductDetails loanType={loanType} /> : <LoanTypeNotFound />;
}
