/** Where a remote's example of continuous integration stands, below the root of the platform's workspace. */
export const ciPath = (remote: string): string => `docs/ci/mfe-${remote}.yml`;

/** What differs between a remote beside the others and one in a repository of its own. */
interface Delivery {
	/** Name of the workflow */
	title: string;
	/** Who made the file, as its second line says */
	origin: string;
	/** What the remote is made of, as lines of a trigger: its folder and what it depends on */
	paths: string;
	/** Further settings of Node's set-up, and the step that installs packages where no command does it */
	packages: { settings: string; steps: string };
	/** Commands up to their own arguments */
	test: string;
	checkShell: string;
}

const delivery = (remote: string, { title, origin, paths, packages, test, checkShell }: Delivery) => {
	const setUp = `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
${packages.settings}${packages.steps}`;
	return `# Delivers ${title} by itself. An example: copy it to .github/workflows/, or take its commands to another host.
# ${origin}
name: ${title}

on:
  pull_request:
${paths}  push:
    branches: [main]
${paths}
# One delivery of this remote at a time; other remotes are delivered beside it.
concurrency: ${title}-\${{ github.ref }}

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
${setUp}      - name: Format, lint, types and tests of this remote
        run: ${test}
      - name: Does it fit the shell that runs?
        run: ${checkShell} --shell "$SITE_URL"
        env:
          SITE_URL: \${{ vars.SITE_URL }}

  preview:
    needs: check
    # Changes of this repository alone: those of others get no secrets.
    if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    env:
      RELEASES_URL: \${{ vars.SITE_URL }}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
      # Before the version of that number; “prune --previews” removes it when nobody needs it any more.
      VERSION: 1.\${{ github.run_number }}.0-pr.\${{ github.event.number }}
    steps:
${setUp}      - name: Put the change in the store, where no visitor gets it
        run: npm run release -- publish ${remote} --version "$VERSION"
      - name: Sign a link that shows it in one browser, for a week
        run: npm run release --silent -- override ${remote} "$VERSION" --minutes 10080 --json > preview.json
      - name: Print the link, and comment it
        run: |
          LINK=$(node -p "JSON.parse(require('fs').readFileSync('preview.json', 'utf8')).link")
          TEXT="${remote} $VERSION of this change, in your browser alone, for a week: $LINK"
          echo "$TEXT" | tee -a "$GITHUB_STEP_SUMMARY"
          gh pr comment "$NUMBER" --edit-last --create-if-none --body "$TEXT"
        env:
          GH_TOKEN: \${{ github.token }}
          NUMBER: \${{ github.event.number }}

  deliver:
    needs: check
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    environment: production
    env:
      # Through the site, with a token of this team: "npm run release -- access add", role ci
      RELEASES_URL: \${{ vars.SITE_URL }}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
      VERSION: 1.\${{ github.run_number }}.0
    steps:
${setUp}      - name: Put the version in the store
        run: npm run release -- publish ${remote} --version "$VERSION"
      - name: Try it with a tenth of the visitors
        run: npm run release -- promote ${remote} "$VERSION" --canary 10 --why "$GITHUB_SHA"
`;
};

/** What every remote is built with: the packages that it may import, and the versions of all others. */
const DEPENDS_ON = [
	'remote-kit/**',
	'shared-contract/**',
	'shared-i18n/**',
	'shared-ui/**',
	'package-lock.json',
];

/** Where the example stands that removes previews of all remotes. */
export const PREVIEWS_PATH = 'docs/ci/previews.yml';

/** A workflow that removes previews of changes a week after they were built. */
export const previewsFile =
	(): string => `# Removes previews of changes. An example: copy it to .github/workflows/, or take its command to another host.
# Made by "npm run create-remote"; change create-remote/src/ci-file.ts, not this file.
name: previews

on:
  schedule:
    - cron: '40 3 * * *'

jobs:
  prune:
    runs-on: ubuntu-latest
    environment: production
    env:
      # Through the site, with a token of an operator for every remote: "npm run release -- access add", role operator
      RELEASES_URL: \${{ vars.SITE_URL }}
      RELEASE_TOKEN: \${{ secrets.OPERATOR_TOKEN }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - name: Remove what is a week old and nobody has
        run: npm run release -- prune --previews --keep-days 7
`;

/**
 * A workflow that delivers one remote of the platform's workspace: checks on each change of its folder and of what it
 * depends on, a preview of it with a signed link, a version for a tenth of the visitors from the main branch. One text for every remote; what differs between hosts are the names of the
 * first lines.
 */
export function ciFile(remote: string): string {
	const folder = `mfe-${remote}`;
	return delivery(remote, {
		title: folder,
		origin: 'Made by "npm run create-remote"; change create-remote/src/ci-file.ts, not this file.',
		paths: `    paths:\n${[`${folder}/**`, ...DEPENDS_ON].map((each) => `      - ${each}\n`).join('')}`,
		packages: { settings: '', steps: '' },
		test: `npm test -w ${folder}`,
		checkShell: `npm run check-shell -w ${folder} --`,
	});
}

/** As `ciFile`, for a remote in a repository of its own, which installs the platform's packages from a registry. */
export function ownCiFile(remote: string): string {
	return delivery(remote, {
		title: remote,
		origin: 'Made by "npm create @estate/remote"; it is yours to change.',
		paths: '',
		packages: {
			settings: `          registry-url: \${{ vars.NPM_REGISTRY }}
          scope: '@estate'
`,
			steps: `      - run: npm ci
        env:
          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}
`,
		},
		test: 'npm test',
		checkShell: 'npm run check-shell --',
	});
}
