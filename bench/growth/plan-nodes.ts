/** A node of a plan as PostgreSQL explains it in JSON; what was counted is missing without ANALYZE. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows of a table that grows with students a query of one student may read. */
const maxRows = 1000;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that a node has read, in all its loops. */
function rowsRead(node: PlanNode): number {
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return each * (node['Actual Loops'] ?? 1);
}

function faultOf(node: PlanNode, grown: ReadonlySet<string>): string | null {
  const table = node['Relation Name'];
  const type = node['Node Type'];
  // A table that is written is named at its node too, but is not read there.
  if (table === undefined || !grown.has(table) || type === 'ModifyTable') return null;
  if (type === 'Seq Scan') return `${table}: sequential scan`;
  if (type.startsWith('Index') && node['Index Cond'] === undefined)
    return `${table}: the whole of ${node['Index Name']}`;
  const read = rowsRead(node);
  return read > maxRows ? `${table}: ${read} rows read` : null;
}

/** The reads in a plan that grow with students, by the table; `grown` are the tables that do. */
export const faultsOf = (plan: PlanNode, grown: ReadonlySet<string>): string[] =>
  nodesOf(plan).flatMap((node) => faultOf(node, grown) ?? []);

/** Rows of a table with few students and with many. */
export interface TableSize {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

/** Rows of a table; a smaller one may be read from end to end. */
const minRows = 5000;

/** The tables that grow with students: by at least half of what the number of students grew by, `factor`. */
export const grownTables = (sizes: readonly TableSize[], factor: number): ReadonlySet<string> =>
  new Set(
    sizes.filter(({ few, many }) => many >= minRows && many >= (few * factor) / 2).map(({ name }) => name),
  );
