import { Title, type TitleOrder } from '@mantine/core';
import type { ConsoleErrorGroup, SourceFrame } from '../../errors-answers.ts';
import { texts } from '../texts.ts';
import classes from './errors.module.css';
import { errorsTexts as t } from './errors-texts.ts';

function frameText({ file, line, column, name, source }: SourceFrame): string {
	if (!source) return t.frame(name, `${file}:${line}:${column}`);
	return t.frame(source.name ?? name, `${source.file}:${source.line}`);
}

/** One group: whose it is, what it says, how often and when, and where in the code. */
export function ErrorGroupView({ group, level }: { group: ConsoleErrorGroup; level: TitleOrder }) {
	const { remote, version, slot, kind, where, message, stack, count, firstAt, lastAt } = group;
	return (
		<article className={classes.group}>
			<Title order={level} size="h5">
				{t.about(remote, version, slot)}
			</Title>
			<p className={classes.message}>{message || t.noMessage}</p>
			<p>
				{t.count(count, kind, t.where[where])}. {t.times(texts.timestamp(firstAt), texts.timestamp(lastAt))}
			</p>
			{stack.length > 0 && (
				<details>
					<summary>{t.stack}</summary>
					<ol className={classes.stack}>
						{stack.map((frame) => (
							<li key={`${frame.file}:${frame.line}:${frame.column}:${frame.name}`}>
								<code>{frameText(frame)}</code>
							</li>
						))}
					</ol>
				</details>
			)}
		</article>
	);
}
