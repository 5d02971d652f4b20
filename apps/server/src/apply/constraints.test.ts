import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createDemoApp } from '../testing/demo-app.ts';
import { eachDatabase } from '../testing/test-database.ts';

const ofDegrees = sql`from apply_rules r join apply_batch b on b.id = r.batch_id where b.type = 'DEGREE' limit 1`;
const another = sql`(select id from student s where s.id <> f.student_id limit 1)`;

const refused: readonly (readonly [constraint: string, statement: SQL])[] = [
  [
    'graduation_apply_own_batch',
    sql`update graduation_apply set batch_id = (select r.batch_id ${ofDegrees}), rules_version = (select r.version ${ofDegrees})`,
  ],
  ['apply_batch_type_known', sql`update apply_batch set type = 'OTHER' where name = '2026'`],
  [
    'material_check_own_file',
    sql`insert into material_check (file_id, student_id, checked_at, checked_for)
      select f.id, ${another}, now(), '毕业申请' from file f
      where f.scene = 'MORAL_FORM' and f.id not in (select file_id from material_check) limit 1`,
  ],
  ['graduation_apply_return_count', sql`update graduation_apply set return_count = -1`],
  [
    'graduation_apply_cert_no',
    sql`update graduation_apply set cert_no = ${'\u001b[31m650001'} where status = 'GRANTED'`,
  ],
  [
    'graduation_apply_cert_day',
    sql`update graduation_apply set cert_day = '1999-12-31' where status = 'GRANTED'`,
  ],
  ['apply_rules is append-only', sql`update apply_rules set version = version + 100`],
  ['apply_rules is append-only', sql`delete from apply_rules where batch_id = '2026'`],
  ['pre_education_check_known', sql`update pre_education set check_status = 'OTHER'`],
  [
    'sanction_kind_known',
    sql`insert into sanction (id, student_id, kind, decided_day) select 'one', id, 'FOO', '2026-01-01' from student limit 1`,
  ],
];

eachDatabase('the database itself refuses', { demo: true }, (open) => {
  beforeAll(async () => {
    await createDemoApp(open());
    await open().db.execute(
      sql`insert into apply_batch (id, type, name, start_time, end_time) values ('2026', 'DEGREE', '2026', '2020-01-01', '2020-02-01')`,
    );
    // No application is under these rules yet: the foreign keys alone would let them go.
    await open().db.execute(
      sql`insert into apply_rules (id, batch_id, version, rules, basis_title, basis_date, publish_time) values ('2026', '2026', 1, '{}', '《通知》', '2020-01-01', '2020-01-01')`,
    );
  }, 60_000);

  it.each(refused)('%s', async (constraint, statement) => {
    const error = await open()
      .db.execute(statement)
      .then(
        () => null,
        ({ cause }: { cause: unknown }) => cause,
      );
    expect(String(error)).toContain(constraint);
  });
});
