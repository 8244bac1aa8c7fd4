import { Button } from '@mantine/core';
import type { ConsoleEntry } from '../../log-answers.ts';
import { useMay } from '../access/use-may.ts';
import { useAction } from '../actions/use-action.ts';
import { Mark } from '../frame/mark.tsx';
import { texts } from '../texts.ts';
import { ChangeList } from './change-list.tsx';
import classes from './log-entry.module.css';

/** Who did what, when and why, and what it changed. */
export function LogEntry({ entry, newest }: { entry: ConsoleEntry; newest: number }) {
	const open = useAction();
	const may = useMay();
	const { revision, action, remote, at, who, why, waived, changes } = entry;
	const restore = { kind: 'restore', revision, remote: remote === '*' ? undefined : remote } as const;
	const t = texts.log;
	return (
		<article className={classes.entry} aria-label={t.revision(revision)}>
			<p className={classes.head}>
				<span className={classes.revision}>{revision}</span>
				<Mark tone={action === 'rollback' || action === 'abort' ? 'bad' : 'plain'}>{action}</Mark>
				<strong>{remote === '*' ? t.channel : remote}</strong>
				<span>{t.who(who)}</span>
				<time dateTime={at}>{texts.timestamp(at)}</time>
			</p>
			<p>{t.why(why)}</p>
			{waived.length > 0 && <p>{t.waived(waived)}</p>}
			<ChangeList changes={changes} />
			{revision < newest && may(restore) && (
				<Button
					size="compact-sm"
					variant="default"
					aria-label={t.restoreName(revision)}
					onClick={() => open(restore)}
				>
					{t.restore}
				</Button>
			)}
		</article>
	);
}
