import { CHANNELS, remoteNameSchema } from '@estate/shared-contract/schemas';
import { Command, Option } from 'commander';
import { z } from 'zod';
import { EVERY } from '../../access/grant.ts';
import { EVERYWHERE } from '../../access/identity.ts';
import type { NewTwoPersonRule } from '../../proposals/two-person-rule.schema.ts';
import { ruleText, TwoPersonRules } from '../../proposals/two-person-rules.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { openStore } from '../../store/open-store.ts';
import { asCaller } from '../as-caller.ts';
import { type JsonOption, print } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { checkedAs, someOf } from '../some-of.ts';

interface Options extends JsonOption, Pick<NewTwoPersonRule, 'remotes' | 'channels'> {
	end?: string;
}

/** Where two people have to agree before visitors see a change. */
export const twoPeopleCommand = () =>
	new Command('two-people')
		.description(
			'Has promotions, rollouts, restores and taking remotes out wait until a second person approves; a roll-back never waits.',
		)
		.option(
			'--remotes <names>',
			`only for these; "${SHELL}" is the ${SHELL} itself`,
			checkedAs(someOf(remoteNameSchema)),
			EVERY,
		)
		.option('--channels <names>', 'only in these', checkedAs(someOf(z.enum(CHANNELS))), EVERY)
		.addOption(new Option('--end <id>', 'end a rule, as in access list').conflicts(['remotes', 'channels']))
		.option('--json', 'print the outcome as JSON')
		.action(async ({ remotes, channels, end, ...options }: Options) => {
			const store = openStore(releasesLocation());
			const rules = new TwoPersonRules(store.records);
			const unknown: string[] = [];
			if (!end && remotes !== EVERY)
				for (const remote of remotes)
					if (remote !== SHELL && (await store.artifacts.versions(remote)).length === 0) unknown.push(remote);
			const rule = await asCaller(
				store,
				{ action: 'access', ...EVERYWHERE },
				(who) => (end ? rules.end(end, who) : rules.add({ remotes, channels, addedBy: who })),
				(changed) => `${end ? 'ended' : 'added'} the two-person rule ${changed.id}: ${ruleText(changed)}`,
			);
			print(options, { ...rule, ended: end !== undefined }, [
				end
					? `One person is enough again for ${ruleText(rule)} (${rule.id}).`
					: `From now on two people have to agree on what visitors see of ${ruleText(rule)} (${rule.id}). Roll back and abort never wait.`,
				...(!end && remotes === EVERY
					? [
							`Releases of the ${SHELL} wait for nobody: npm run release -- access two-people --remotes ${SHELL}`,
						]
					: []),
				...unknown.map((remote) => `No version of "${remote}" is in this store yet: is the name right?`),
			]);
		});
