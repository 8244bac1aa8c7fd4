/** Where a remote's example of continuous integration stands, below the root. */
export const ciPath = (remote: string): string => `docs/ci/mfe-${remote}.yml`;

/**
 * A workflow that delivers one remote: checks on each change of its folder, a version for a tenth of the visitors from the
 * main branch. One text for every remote; what differs between hosts are the names of the first lines.
 */
export function ciFile(remote: string): string {
	return `# Delivers mfe-${remote} by itself. An example: copy it to .github/workflows/, or take its commands to another host.
# Made by "npm run create-remote"; change scripts/remote/ci-file.ts, not this file.
name: mfe-${remote}

on:
  pull_request:
    paths: [mfe-${remote}/**]
  push:
    branches: [main]
    paths: [mfe-${remote}/**]

# One delivery of this remote at a time; other remotes are delivered beside it.
concurrency: mfe-${remote}-\${{ github.ref }}

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - name: Format, lint, types and tests of this remote
        run: npm test -w mfe-${remote}
      - name: Does it fit the shell that runs?
        run: npm run check-shell -w mfe-${remote} -- --shell "$SITE_URL"
        env:
          SITE_URL: \${{ vars.SITE_URL }}

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
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - name: Put the version in the store
        run: npm run release -- publish ${remote} --version "$VERSION"
      - name: Try it with a tenth of the visitors
        run: npm run release -- promote ${remote} "$VERSION" --canary 10 --why "$GITHUB_SHA"
`;
}
