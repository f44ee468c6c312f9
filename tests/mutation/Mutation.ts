/** One defect that somebody could bring into the source, and the test that has to notice it. */
export interface Mutation {
  readonly defect: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The test file, below `tests`, and the part of its titles that narrows it down. */
  readonly test: string;
  readonly title?: string;
}
