/** What is to be imported into a period. */
export interface PeriodImport {
  readonly content: Buffer;
  /** Such as 2027年4月考期. */
  readonly periodName: string;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  readonly by: string;
}
