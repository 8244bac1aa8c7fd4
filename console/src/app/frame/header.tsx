import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { Overview } from '../../console-answers.ts';
import { useAccess, useMayReadAudit } from '../access/use-may.ts';
import { catalogueTexts } from '../catalogue/catalogue-texts.ts';
import { errorsTexts } from '../errors/errors-texts.ts';
import { hrefOf, type Place } from '../place/place.ts';
import { texts } from '../texts.ts';
import classes from './header.module.css';
import { Mark } from './mark.tsx';

interface HeaderProps {
	overview: Overview | undefined;
	place: Place;
	who: string;
	isConnected: boolean;
	onLogOut: () => void;
}

const PARTS = [
	{ place: { kind: 'overview' }, text: texts.frame.overview },
	{ place: { kind: 'log' }, text: texts.frame.log },
	{ place: { kind: 'catalogue' }, text: catalogueTexts.heading },
	{ place: { kind: 'errors' }, text: errorsTexts.heading },
	{ place: { kind: 'audit' }, text: texts.frame.audit },
] as const;

/** Channel, whether it is followed, who one is, and the ways to the parts. */
export function Header({ overview, place, who, isConnected, onLogOut }: HeaderProps) {
	const scheme = useComputedColorScheme('light');
	const { setColorScheme } = useMantineColorScheme();
	const access = useAccess();
	const mayAudit = useMayReadAudit();
	const t = texts.frame;
	return (
		<header className={classes.header}>
			<div className={classes.row}>
				<p className={classes.title}>
					<strong>{texts.title}</strong>
					{overview && <span>{t.channel(overview.channel, overview.revision)}</span>}
					<Mark tone={isConnected ? 'good' : 'warning'}>{isConnected ? t.live : t.lost}</Mark>
				</p>
				<div className={classes.own}>
					<span>
						{t.as(who)}
						{access && t.roles([...new Set(access.grants.map(({ role }) => role))])}
					</span>
					<Button
						size="compact-sm"
						variant="default"
						onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
					>
						{scheme === 'dark' ? t.light : t.dark}
					</Button>
					<Button size="compact-sm" variant="default" onClick={onLogOut}>
						{t.logOut}
					</Button>
				</div>
			</div>
			<nav aria-label={t.navigation} className={classes.parts}>
				{PARTS.filter((part) => part.place.kind !== 'audit' || mayAudit).map((part) => (
					<a
						key={part.text}
						href={hrefOf(part.place)}
						aria-current={part.place.kind === place.kind ? 'page' : undefined}
					>
						{part.text}
					</a>
				))}
			</nav>
		</header>
	);
}
