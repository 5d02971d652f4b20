/** A rule against imports of `to` in `from` (docs/architecture.md). */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Tests, stories and what they are made of: not in the product. */
const tests =
  '\\.(test|stories)\\.tsx?$|\\.fixtures\\.ts$|\\.recorded\\.json$|/testing/|/(?:story-|Story)[^/]*$';

export default {
  forbidden: [
    forbid(
      'no-circle',
      {},
      // A declaration names its page, which may read the route table.
      { circular: true, viaOnly: { pathNot: '\\.page\\.ts$' } },
      'A circle means that two rooms are one.',
    ),
    forbid(
      'ui-alone',
      { path: '^packages/ui/' },
      { path: '^(packages/(api|machines|studies)|apps)/' },
      'ui knows nothing of ours.',
    ),
    forbid(
      'api-alone',
      { path: '^packages/api/' },
      { path: '^(packages/(ui|machines|studies)|apps)/' },
      'api knows nothing of ours.',
    ),
    forbid(
      'machines-and-contract',
      { path: '^packages/machines/' },
      { path: '^(packages/ui|packages/api/src/(client|signing)|apps)/' },
      'machines know the contract, its types and codes, never the client, and the arithmetic of studies.',
    ),
    forbid(
      'studies-and-contract',
      { path: '^packages/studies/' },
      {
        path: '^(packages/(ui|machines)|packages/api/src/(client|signing)|apps)/',
        pathNot: '^packages/api/src/signing/hash-words\\.ts$',
      },
      'studies know the contract, its dates and how a 校验码 is written.',
    ),
    forbid(
      'studies-by-their-face',
      { path: '^(apps|bench)/', pathNot: tests },
      { path: '^packages/studies/src/', pathNot: '^packages/studies/src/studies\\.ts$' },
      'studies have one public face.',
    ),
    forbid(
      'machines-without-react',
      { path: '^packages/machines/' },
      { path: 'node_modules/(react|react-dom)/' },
      'no React in machines.',
    ),
    forbid(
      'server-and-contract',
      { path: '^apps/server/' },
      { path: '^(packages/(ui|machines)|packages/api/src/client|apps/portal)/' },
      'the server knows the contract and the signing.',
    ),
    forbid('nothing-from-apps', { path: '^packages/' }, { path: '^apps/' }, 'nothing imports from an app.'),
    forbid(
      'examples-by-name',
      { path: '^examples/' },
      { path: '^(packages|apps|scripts|tests)/', dependencyTypes: ['local'] },
      'an example is built from the published packages and knows them by name only.',
    ),
    forbid(
      'nothing-from-examples',
      { pathNot: '^examples/' },
      { path: '^examples/' },
      'examples are for reading.',
    ),
    forbid(
      'areas-apart',
      { path: '^apps/(portal|server)/src/areas/([^/]+)/' },
      { path: '^apps/$1/src/areas/(?!$2/)' },
      'areas never import each other; what two need moves to shared/ or a package.',
    ),
    forbid(
      'ops-below-areas',
      { path: '^apps/server/src/ops/' },
      { path: '^apps/server/src/areas/' },
      'an area registers its commands in commands.ts; what runs them knows no area.',
    ),
    forbid(
      'ops-for-commands',
      { path: '^apps/server/src/areas/', pathNot: '\\.(commands|test)\\.ts$' },
      { path: '^apps/server/src/ops/' },
      'a workflow does not know that it runs at a terminal; what staff can mend is a DomainProblem.',
    ),
    forbid(
      'rooms-apart',
      // The demo data of an area are made by the code of all its rooms.
      { path: '^apps/(portal|server)/src/areas/([^/]+)/(?!demo/)([^/]+)/', pathNot: tests },
      {
        path: '^apps/$1/src/areas/$2/[^/]+/',
        pathNot: [
          '^apps/$1/src/areas/$2/($3|shared)/',
          // The wrong-question book is a tab of the page of a test.
          '^apps/portal/src/areas/exam/book/WrongBook\\.tsx$',
          // 毕业倒推 is a view of 考试计划, without a route of its own.
          '^apps/portal/src/areas/academic/planner/planner\\.page\\.ts$',
          // A reader of an attempt whose time is up closes it first.
          '^apps/server/src/areas/exam/attempt/close/close-overdue\\.ts$',
        ],
      },
      'rooms of an area know its shared/ and not each other.',
    ),
    forbid(
      'shared-below-areas',
      { path: '^apps/portal/src/(shared|institution)/', pathNot: tests },
      { path: '^apps/portal/src/(areas|opening|routes)/' },
      'what areas share knows none of them.',
    ),
    forbid(
      'server-below-areas',
      { path: '^apps/server/src/(?!(?:areas|ops|demo|testing)/)[^/]+/', pathNot: tests },
      { path: '^apps/server/src/areas/' },
      'areas stand on the rooms of the server; commands.ts, app.ts and start.ts put them together.',
    ),
    forbid(
      'product-without-scripts',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: tests },
      { path: '^(scripts|bench|tests)/' },
      'scripts know the product, not the other way round.',
    ),
    forbid(
      'studies-change-in-turn',
      { path: '^apps/server/src/areas/.*\\.workflow\\.ts$' },
      { path: '^apps/server/src/studies/record\\.ts$', dependencyTypesNot: ['type-only'] },
      "what changes a student's studies locks the student first and reads the 考籍 after it: lockRecord.",
    ),
    forbid(
      'demo-for-the-demo',
      {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(demo|areas/[^/]+/demo)[/.]|\\.test\\.ts$|/testing/',
      },
      { path: '^apps/server/src/areas/[^/]+/demo[/.]' },
      'demo data are loaded by demo/load-demo.ts; the product of an area does not know them.',
    ),
    forbid(
      'areas-below-demo',
      { path: '^apps/server/src/areas/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/demo/',
        pathNot: '/demo/(course-files|progress-file|drawn-pictures|lasting-id)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
      'demo/ loads the areas; what an area needs of it (students, dates, texts) comes as arguments. The two readers of files, the drawn pictures and the lasting ids, which several areas use, know no area.',
    ),
    forbid(
      'areas-below-app',
      { path: '^apps/portal/src/(areas|shared|institution)/', pathNot: '\\.(test|stories)\\.tsx?$' },
      { path: '^apps/portal/src/app/' },
      'an area takes what it needs from shared/; the app knows the areas, not the other way round.',
    ),
    forbid(
      'opening-below-areas',
      { path: '^apps/portal/src/opening/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/portal/src/(app|areas|routes)/' },
      'what makes the first calls takes pages from whoever registers them: app/opening.',
    ),
    forbid(
      'drawings-for-stories',
      { pathNot: '^apps/portal/drawings/' },
      { path: '^apps/portal/drawings/' },
      'a drawn page is looked at in Storybook; the product is built without it.',
    ),
    forbid(
      'drawings-from-ui',
      { path: '^apps/portal/drawings/' },
      { path: '^(packages/(api|machines)|apps/portal/src)/' },
      'a drawn page is made of the design system and of data of its own.',
    ),
    forbid(
      'packages-by-name',
      { path: '^apps/', pathNot: '^apps/portal/drawings/' },
      { path: '^packages/', dependencyTypes: ['local'] },
      'an app knows a package by its public names.',
    ),
    forbid(
      'no-test-in-product',
      // Design sheets are seen in stories only.
      { path: '^(packages|apps)/', pathNot: `${tests}|^packages/ui/src/sheets/` },
      { path: tests },
      'the product does not import tests.',
    ),
    forbid(
      'transport-hidden',
      { path: '^(apps|packages)/', pathNot: '^packages/api/src/client/' },
      { path: 'node_modules/redaxios/' },
      'nobody else sees redaxios.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|storybook-static' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
