import { linkIn } from '../../../api/src/testing/mail-server.ts';
import { requireScript } from '../../../scripts/stack/command.ts';
import { mailTo } from '../mails.ts';
import { testStackSettings } from '../test-stack.ts';

/** Makes an account by the operator's command, as the test stack runs; resolves with the link of the invitation's mail. */
export async function inviteOwner(
	email: string,
	{ language, properties = [] }: { language: string; properties?: readonly number[] },
): Promise<string> {
	const args = ['create', email, '--first-name', 'Lieve', '--last-name', 'Maes', '--language', language];
	if (properties.length > 0) args.push('--properties', properties.join());
	await requireScript('Inviting an owner', 'api/src/cli/owners.ts', args, testStackSettings().environment);
	return linkIn(await mailTo(email), /\/login\//);
}
