import { Argument, Command } from 'commander';
import { z } from 'zod';
import { approveProposal, declineProposal } from '../../proposals/approve-proposal.ts';
import { proposalIdSchema } from '../../proposals/proposal.schema.ts';
import { proposalText } from '../../proposals/proposal-text.ts';
import { PEOPLE_NEEDED, peopleFor } from '../../proposals/proposal-transitions.ts';
import { type StandingProposal, standingProposals } from '../../proposals/standing-proposals.ts';
import { openStore } from '../../store/open-store.ts';
import { commandCaller } from '../as-caller.ts';
import { type CommonOptions, checkedBy, command, type JsonOption, print } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { askSite, releaseSite } from '../site/release-site.ts';

const idArgument = () => new Argument('<id>', 'as in proposals list').argParser(checkedBy(proposalIdSchema));

function linesOf(each: StandingProposal): string[] {
	const { proposal, approvals, status, end } = each;
	const { id, proposed, expires, why, revision, versions } = proposal;
	const yes = [proposed, ...approvals].map(({ who, person }) =>
		person && person !== who ? `${who} (${person})` : who,
	);
	const standing =
		status === 'waiting'
			? `until ${expires.slice(0, 16).replace('T', ' ')} UTC, ${peopleFor(each).length} of ${PEOPLE_NEEDED} people`
			: `${end?.who ? `by ${end.who} ` : ''}${end?.at.slice(0, 16).replace('T', ' ') ?? ''}`.trim();
	return [
		`  ${id}  ${status.padEnd(9)}${standing}`,
		`    ${proposalText(proposal)}, for revision ${revision}: ${why || 'no reason given'}`,
		`    yes: ${yes.join(', ')}`,
		...versions.map(({ remote, version, hash }) => `    ${remote} ${version}  sha256 ${hash}`),
	];
}

const listCommand = () =>
	command('list', 'What waits for a second person, and what became of others in the last weeks.').action(
		async (options: CommonOptions) => {
			const { channel } = options;
			const found = await standingProposals(openStore(releasesLocation()), channel);
			const proposals = found.map(({ proposal, ...rest }) => ({ ...proposal, ...rest }));
			print(options, { channel, proposals }, [
				`${channel}: ${found.filter(({ status }) => status === 'waiting').length} waiting`,
				...found.flatMap(linesOf),
			]);
		},
	);

const approvedSchema = z.object({
	proposal: z.object({ id: z.string(), text: z.string() }),
	entry: z.object({ revision: z.int() }).optional(),
});

function printApproval(options: JsonOption, { proposal, entry }: z.infer<typeof approvedSchema>): void {
	const { id, text } = proposal;
	print(options, { proposal: id, what: text, done: entry !== undefined, revision: entry?.revision }, [
		entry
			? `Done: ${text} (revision ${entry.revision}).`
			: `Your yes to "${text}" is noted. A program proposed it, which is nobody: it takes one more person.`,
	]);
}

const approveCommand = () =>
	new Command('approve')
		.description('Says yes to a proposal; with the second person it is done, after the checks of its kind.')
		.addArgument(idArgument())
		.option('--json', 'print the outcome as JSON')
		.action(async (id: string, options: JsonOption) => {
			const site = releaseSite();
			if (site)
				return printApproval(
					options,
					approvedSchema.parse(await askSite(site, 'approvals', { proposal: id })),
				);
			const store = openStore(releasesLocation());
			const { proposal, entry } = await approveProposal(store, await commandCaller(store), id);
			printApproval(options, { proposal: { id, text: proposalText(proposal) }, entry });
		});

const declineCommand = () =>
	new Command('decline')
		.description('Ends a proposal: its change is not made.')
		.addArgument(idArgument())
		.requiredOption('--why <reason>', 'for the log')
		.option('--json', 'print the outcome as JSON')
		.action(async (id: string, options: JsonOption & { why: string }) => {
			const site = releaseSite();
			if (site) await askSite(site, 'declines', { proposal: id, why: options.why });
			else {
				const store = openStore(releasesLocation());
				await declineProposal(store, await commandCaller(store), id, options.why);
			}
			print(options, { proposal: id, declined: true }, [`Proposal ${id} is declined.`]);
		});

/** Changes that wait for a second person. */
export function proposalsCommand(): Command {
	const proposals = new Command('proposals').description(
		'What waits for a second person, where two people have to agree: see, approve, decline.',
	);
	for (const each of [listCommand(), approveCommand(), declineCommand()]) proposals.addCommand(each);
	return proposals;
}
