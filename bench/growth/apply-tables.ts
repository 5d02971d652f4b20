import { type ApplyType, applyType } from '@qianwei/api/contract/graduation/apply-status';
import { emptyDegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { emptyGraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import type { Sql } from 'postgres';
import { uuid } from '../exam/row-ids.ts';

interface Filling {
  readonly table: string;
  /** The rest of the students that have applied, in SQL. */
  readonly who: string;
  /** The states of applications in turn, each with its level. */
  readonly standings: readonly (readonly [status: string, level: string])[];
  /** The level that has one first. */
  readonly first: string;
  /** Rules in the place of those of the batch: one condition, which everybody meets. */
  readonly rules: { readonly conditions: readonly [string]; readonly averages?: readonly [] };
  /** The part that is returned. */
  readonly part: string;
  /** Columns of its own, with their values. */
  readonly more: readonly (readonly [column: string, value: string])[];
}

/** One of two has applied for graduation, two of three for the degree. */
const fillings: Readonly<Record<ApplyType, Filling>> = {
  GRADUATION: {
    table: 'graduation_apply',
    who: 'i % 2 = 0',
    standings: [
      ['SUBMITTED', 'UNIT'],
      ['AUDITING', 'SCHOOL'],
      ['RETURNED', 'SCHOOL'],
      ['GRANTED', 'PROVINCE'],
    ],
    first: 'UNIT',
    rules: { conditions: ['SANCTION'] },
    part: 'COLLECTION',
    more: [],
  },
  DEGREE: {
    table: 'degree_apply',
    who: 'i % 3 <> 0',
    standings: [
      ['SUBMITTED', 'COLLEGE'],
      ['AUDITING', 'DEGREE_OFFICE'],
      ['RETURNED', 'DEGREE_OFFICE'],
      ['PUBLICITY', 'COMMITTEE'],
    ],
    first: 'COLLEGE',
    rules: { conditions: ['CHEATING'], averages: [] },
    part: 'PINYIN',
    more: [['publicity_end', `case x.status when 'PUBLICITY' then now() + interval '3 days' end`]],
  },
};

const documents = { GRADUATION: emptyGraduationDocument, DEGREE: emptyDegreeDocument };

/**
 * Copies the batches of both applications, the newest (0) first, each with a document as the server keeps it. A new
 * version of their rules lets every student hand in: one condition, and no material that must be there.
 */
export async function prepareApplyBatches(sql: Sql, encrypt: (text: string) => string): Promise<void> {
  await sql.unsafe('create table growth.document (type text, cipher text)');
  for (const type of applyType.options) {
    await sql`insert into growth.document values (${type}, ${encrypt(JSON.stringify(documents[type]))})`;
    await sql.unsafe(`
      insert into apply_rules (id, batch_id, version, rules, basis_title, basis_date, basis_path, publish_time)
      select gen_random_uuid(), r.batch_id, r.version + 1, r.rules || '${JSON.stringify(fillings[type].rules)}' || jsonb_build_object(
        'materials', (select jsonb_agg(m || '{"need": "OPTIONAL"}') from jsonb_array_elements(r.rules -> 'materials') m)),
        r.basis_title, r.basis_date, r.basis_path, r.publish_time
      from apply_rules r join apply_batch b on b.id = r.batch_id and b.type = '${type}'
      where r.version = (select max(newest.version) from apply_rules newest where newest.batch_id = r.batch_id)`);
  }
  await sql.unsafe(`
    create table growth.apply_batch as
      select b.id, b.type, d.cipher, (select max(version) from apply_rules r where r.batch_id = b.id) as version,
        row_number() over (partition by b.type order by b.start_time desc) - 1 as no
      from apply_batch b join growth.document d on d.type = b.type`);
}

/** Applications in every state, each with its signature; there is another one to submit it again. */
function applied(type: ApplyType): string {
  const { table, who, standings, part, more } = fillings[type];
  const own = more.map(([column]) => `, ${column}`).join('');
  const ownValues = more.map(([, value]) => `, ${value}`).join('');
  const turn = `i / 6 % ${standings.length} + 1`;
  const inTurn = (values: readonly string[]) => `(array['${values.join("','")}'])[${turn}]`;
  return `
  insert into file (id, student_id, scene, name, size, mime, sha256, path, width, height, stored_at)
  select ${uuid(`${type}-signature`, 'i || n')}, s.student_id, 'SIGNATURE', '签名.png', 9000, 'image/png', i || '-' || n, '-', 480, 180,
    now() - interval '3 days'
  from growth.person s cross join generate_series(0, 2) n where ${who};
  insert into ${table} (id, student_id, student_major_id, batch_id, rules_version, status, level, document_cipher,
    signature_file_id, receipt_no, applied_at, returned_items, return_until, return_count, cert_no, cert_day${own})
  select ${uuid(type)}, s.student_id, s.record_id, b.id, b.version, x.status, x.level, b.cipher,
    ${uuid(`${type}-signature`, 'i || 0')}, '${type}-' || i, now() - interval '3 days',
    case x.status when 'RETURNED' then '[{"item": "${part}", "reason": "请改"}]'::jsonb else '[]' end,
    case x.status when 'RETURNED' then now() + interval '4 days' end,
    case x.status when 'RETURNED' then 1 else 0 end,
    case x.status when 'GRANTED' then 'Z' || i end, case x.status when 'GRANTED' then current_date - 1 end${ownValues}
  from growth.person s
  join growth.apply_batch b on b.type = '${type}' and b.no = 0
  cross join lateral (select ${inTurn(standings.map(([status]) => status))} as status,
    ${inTurn(standings.map(([, level]) => level))} as level) x
  where ${who}`;
}

/** One of eight students had an application before, which was not mended in time; whoever has none has a draft. */
function before(type: ApplyType): string {
  const { table, who, first } = fillings[type];
  return `
  insert into ${table} (id, student_id, student_major_id, batch_id, rules_version, status, level, document_cipher,
    signature_file_id, receipt_no, applied_at, return_count)
  select ${uuid(`${type}-before`)}, s.student_id, s.record_id, b.id, b.version, 'EXPIRED', '${first}', b.cipher,
    ${uuid(`${type}-signature`, 'i || 2')}, '${type}-B-' || i, now() - interval '190 days', 1
  from growth.person s join growth.apply_batch b on b.type = '${type}' and b.no = 1
  where ${who} and i % 8 = 0;
  insert into application_draft (student_id, student_major_id, kind, biz_id, document_cipher, revision, saved_at)
  select s.student_id, s.record_id, '${type}', s.record_id || ' ' || b.id, b.cipher, 1, now() - interval '1 day'
  from growth.person s join growth.apply_batch b on b.type = '${type}' and b.no = 0
  where not (${who})`;
}

/** Receipts of the applications, and the lines of their review. */
function reviewed(type: ApplyType): string {
  const { table, first } = fillings[type];
  return `
  insert into receipt (receipt_no, student_id, kind, holder, facts, submit_time, sha256)
  select receipt_no, student_id, '${type}', '-', '[]', applied_at, repeat('0', 64)
  from ${table} where receipt_no like '${type}-%';
  insert into audit_log (id, biz_type, biz_id, node, operator_type, operator_id, action, time)
  select ${uuid(`${type}-line`, 'receipt_no || action')}, '${type}', id, node, operator_type, operator_id, action, at
  from (
    select a.id, receipt_no, '${first}' as node, 'STUDENT' as operator_type, student_id as operator_id, 'APPLY' as action,
      applied_at as at
    from ${table} a
    union all
    select a.id, receipt_no, level, 'STAFF', '老师', case status when 'RETURNED' then 'RETURN' else 'APPROVE' end,
      applied_at + interval '1 day'
    from ${table} a where status <> 'SUBMITTED') line
  where receipt_no like '${type}-%'`;
}

/** The safe of a student, and what the conditions ask for. */
const facts = `
  insert into file (id, student_id, scene, name, size, mime, sha256, path, width, height, stored_at)
  select ${uuid('material', 'i || scene')}, s.student_id, scene, '材料.jpg', 90000, 'image/jpeg', i || scene, '-', 1284, 810,
    now() - interval '5 days'
  from growth.person s cross join unnest(array['GRAD_PHOTO', 'ID_CARD_FRONT', 'PRE_DIPLOMA']) scene where i % 2 = 0;
  insert into material_check (file_id, student_id, checked_at, checked_for)
  select ${uuid('material', `i || 'PRE_DIPLOMA'`)}, s.student_id, now(), '前置学历' from growth.person s where i % 4 = 0;
  insert into pre_education (id, student_id, school, major, graduate_date, cert_no, check_status, checked_at)
  select ${uuid('education')}, s.student_id, '江澜财经职业学院', '会计', '2019-06-30', 'P' || i, 'PASSED', now()
  from growth.person s where level = 'TOP_UP';
  insert into archived_thesis (id, student_id, student_major_id, title, copy_rate, check_passed)
  select ${uuid('thesis')}, s.student_id, s.record_id, '论文', 12.4, true from growth.person s where i % 4 = 0;
  insert into sanction (id, student_id, kind, decided_day, lifted_day)
  select ${uuid('sanction')}, s.student_id, 'OTHER', current_date - 400, current_date - 100
  from growth.person s where i % 20 = 0`;

/** Statements that fill the tables of both applications, in any order; those of one application are one text. */
export const applyFills: readonly string[] = [
  ...applyType.options.map((type) => [applied(type), before(type), reviewed(type)].join(';')),
  facts,
];
