/** A defect of the source and the test that must fail because of it. */
export interface Mutation {
  readonly defect: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The test file below `tests`, and a pattern of its titles. */
  readonly test: string;
  readonly title?: string;
}
