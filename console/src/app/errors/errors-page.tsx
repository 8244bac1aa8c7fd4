import { Button, Loader, Title } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { ConsoleErrorGroup, ErrorsAnswer } from '../../errors-answers.ts';
import { ask } from '../ask/ask.ts';
import { texts } from '../texts.ts';
import { ErrorGroupView } from './error-group-view.tsx';
import classes from './errors.module.css';
import { errorsTexts as t } from './errors-texts.ts';

interface ErrorsPageProps {
	/** Of one remote alone */
	remote?: string | undefined;
}

/** What failed, in groups, what failed last first. */
export function ErrorsPage({ remote }: ErrorsPageProps) {
	const [groups, setGroups] = useState<readonly ConsoleErrorGroup[]>();
	const read = useCallback(
		() =>
			ask<ErrorsAnswer>('errors').then(
				(answer) => setGroups(answer.groups),
				// The header says that the server is away.
				() => {},
			),
		[],
	);
	useEffect(() => void read(), [read]);
	const shown = groups?.filter((group) => remote === undefined || group.remote === remote);
	return (
		<section aria-labelledby="errors">
			<Title order={remote ? 2 : 1} size={remote ? 'h4' : 'h3'} id="errors" mt={remote ? 'xl' : 0} mb="xs">
				{t.heading}
			</Title>
			{!remote && <p>{t.intro}</p>}
			<Button size="compact-sm" variant="default" onClick={() => void read()}>
				{t.again}
			</Button>
			{!shown && <Loader role="status" aria-label={texts.frame.loading} />}
			{shown?.length === 0 && <p>{t.none}</p>}
			{shown && shown.length > 0 && (
				<ol className={classes.list}>
					{shown.map((group) => (
						<li
							key={JSON.stringify([
								group.remote,
								group.version,
								group.slot,
								group.where,
								group.message,
								group.stack[0],
							])}
						>
							<ErrorGroupView group={group} level={remote ? 3 : 2} />
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
