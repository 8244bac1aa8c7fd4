import { Alert, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Overview } from '../../console-answers.ts';
import { Actions } from '../actions/actions.tsx';
import { AuditPage } from '../audit/audit-page.tsx';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { ErrorsPage } from '../errors/errors-page.tsx';
import { useLive } from '../live/use-live.ts';
import { LogPage } from '../log/log-page.tsx';
import { OverviewPage } from '../overview/overview-page.tsx';
import { type Place, usePlace } from '../place/place.ts';
import { RemotePage } from '../remote/remote-page.tsx';
import { texts } from '../texts.ts';
import { Header } from './header.tsx';
import classes from './inside.module.css';

interface InsideProps {
	who: string;
	onLogOut: () => void;
	onSessionOver: () => void;
}

function PageAt({ place, overview }: { place: Place; overview: Overview }) {
	if (place.kind === 'log') return <LogPage overview={overview} remote={place.remote} />;
	if (place.kind === 'audit') return <AuditPage remotes={overview.remotes.map(({ name }) => name)} />;
	if (place.kind === 'remote') return <RemotePage overview={overview} name={place.name} />;
	if (place.kind === 'catalogue') return <CataloguePage overview={overview} />;
	if (place.kind === 'errors') return <ErrorsPage />;
	return <OverviewPage overview={overview} />;
}

/** The console of an operator who is logged in. */
export function Inside({ who, onLogOut, onSessionOver }: InsideProps) {
	const { overview, trouble, isConnected } = useLive(onSessionOver);
	const place = usePlace();
	const main = useRef<HTMLElement>(null);
	const shown = JSON.stringify(place);
	const before = useRef(shown);
	// Who follows a link by keyboard goes on at the new content.
	useEffect(() => {
		if (before.current === shown) return;
		before.current = shown;
		scrollTo(0, 0);
		main.current?.focus({ preventScroll: true });
	}, [shown]);

	return (
		<Actions overview={overview}>
			<Header overview={overview} place={place} who={who} isConnected={isConnected} onLogOut={onLogOut} />
			<main className={classes.main} ref={main} tabIndex={-1}>
				<div role="status">
					{!isConnected && (
						<Alert color="orange" title={texts.frame.lost} mb="md">
							{texts.frame.lostWhy}
						</Alert>
					)}
					{trouble && (
						<Alert color="red" title={texts.frame.trouble} mb="md">
							{trouble}
						</Alert>
					)}
				</div>
				{overview ? (
					<PageAt place={place} overview={overview} />
				) : (
					!trouble && <Loader role="status" aria-label={texts.frame.loading} />
				)}
			</main>
		</Actions>
	);
}
