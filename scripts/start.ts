import { messageOf } from '@estate/shared-contract/message-of';
import { DEMO_PASSWORD, OWNERS, ownerEmail } from '../demo/src/owners/make-owners.ts';
import { readOptions } from './read-options.ts';
import { CommandError } from './stack/command.ts';
import { stackSettings } from './stack/settings.ts';
import { type Stack, startStack } from './stack/stack.ts';

const HELP = `npm start — prepares what is missing and serves the site.

  First start: builds the shell, prepares the database, makes and imports the demo agency,
  publishes and promotes the five remotes as 1.0.0, then starts the api and the site.
  A later start only starts both servers. Ctrl-C ends them.

  npm start -- --properties 500   properties of the demo agency, where it has to be made (120)

  Settings: PORT (3000), API_PORT (3001), DATA_DIR (var), DATABASE_URL, SMTP_URL, …
  The whole table: docs/configuration.md`;

/** Everybody knows this password: whoever starts the site reads who logs in with it, and what ends that. */
function demoOwnersNotice(): string {
	const emails = OWNERS.map(({ firstName, lastName }) => `    ${ownerEmail(firstName, lastName)}`);
	return `
  Owners of the demo agency log in with "${DEMO_PASSWORD}", which everybody knows:
${emails.join('\n')}
  The import of another agency's feed removes them (npm run import).
`;
}

const { values } = readOptions('npm start', {
	options: { help: { type: 'boolean', short: 'h' }, properties: { type: 'string' } },
	allowNegative: true,
});

if (values.help) {
	console.log(HELP);
	process.exit(0);
}

const properties = values.properties === undefined ? undefined : Number(values.properties);
if (properties !== undefined && !(Number.isInteger(properties) && properties > 0)) {
	console.error(`--properties is "${values.properties}": give a whole number above 0.`);
	process.exit(2);
}
const started = performance.now();
let stack: Stack | undefined;
let stopping = false;
// From the start: who ends it while it prepares leaves nothing running either.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.on(signal, async () => {
		if (stopping) return;
		stopping = true;
		await stack?.stop();
		process.exit(stack ? 0 : 1);
	});
try {
	const settings = stackSettings();
	console.log('Starting …');
	stack = await startStack(settings, {
		...(properties === undefined ? {} : { demo: { properties } }),
		onLine: (line) => console.log(line),
	});
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`
  Ready in ${seconds} s.

  Site       ${stack.siteUrl}/
  Owners     ${stack.siteUrl}/nl/login/
  Api        ${stack.apiUrl}/api/docs
  Releases   ${stack.siteUrl}/releases.json   (${process.env.DATA_DIR ? `DATA_DIR=${process.env.DATA_DIR} ` : ''}npm run release -- status)
  Console    ${stack.siteUrl}/-/ops/   (${process.env.OPS_TOKEN ? 'any name, and OPS_TOKEN' : 'opens with an OPS_TOKEN of 32 characters: README.md, "Try a release"'})
${stack.hasDemoOwners ? demoOwnersNotice() : ''}
  Ctrl-C ends both.`);
} catch (error) {
	console.error(messageOf(error));
	if (error instanceof CommandError) console.error(error.output);
	process.exit(1);
}
