import { Button, Title } from '@mantine/core';
import type { ConsoleProposal } from '../../console-answers.ts';
import { useMay } from '../access/use-may.ts';
import { useAction } from '../actions/use-action.ts';
import { Mark } from '../frame/mark.tsx';
import { texts } from '../texts.ts';
import classes from './proposal-list.module.css';

function ProposalCard({ proposal }: { proposal: ConsoleProposal }) {
	const open = useAction();
	const may = useMay();
	const { id, remote, action, text, why, yes, people, needed, revision, versions, at, expires } = proposal;
	const about = { proposal: id, remote, right: action };
	const t = texts.proposals;
	return (
		<article className={classes.card} aria-labelledby={`proposal-${id}`}>
			<Title order={3} size="h5" id={`proposal-${id}`}>
				{text}
			</Title>
			<p className={classes.facts}>
				<Mark tone="warning">{t.people(people, needed)}</Mark>
				<span>{t.yes(yes)}</span>
				<time dateTime={at}>{texts.timestamp(at)}</time>
				<span>{t.until(texts.timestamp(expires))}</span>
			</p>
			<p>{texts.log.why(why)}</p>
			<p className={classes.bound}>{t.bound(revision)}</p>
			<ul className={classes.bound}>
				{versions.map(({ remote: name, version, hash }) => (
					<li key={`${name} ${version}`}>
						{name} {version} <code>{hash}</code>
					</li>
				))}
			</ul>
			<div className={classes.actions}>
				{may({ kind: 'approve', ...about }) && (
					<Button
						size="sm"
						aria-describedby={`proposal-${id}`}
						onClick={() => open({ kind: 'approve', ...about })}
					>
						{t.approve}
					</Button>
				)}
				{may({ kind: 'decline', ...about }) && (
					<Button
						size="sm"
						variant="default"
						aria-describedby={`proposal-${id}`}
						onClick={() => open({ kind: 'decline', ...about })}
					>
						{t.decline}
					</Button>
				)}
			</div>
		</article>
	);
}

/** Changes that wait for a second person; nothing where there are none. */
export function ProposalList({ proposals }: { proposals: readonly ConsoleProposal[] }) {
	if (proposals.length === 0) return null;
	return (
		<section aria-labelledby="proposals" className={classes.list}>
			<Title order={2} size="h4" id="proposals">
				{texts.proposals.heading}
			</Title>
			<ul>
				{proposals.map((proposal) => (
					<li key={proposal.id}>
						<ProposalCard proposal={proposal} />
					</li>
				))}
			</ul>
		</section>
	);
}
