import type { Language, SiteConfiguration } from '@estate/shared-contract';
import type { ReactNode } from 'react';
import type { FrameModel } from '../frame-model.ts';
import { Drawer } from './drawer.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { type MenuEntry, menuEntries } from './menu-entries.ts';
import { type TopLinkEntry, topLinkEntries } from './top-link-entries.ts';
import { TopLinks } from './top-links.tsx';

export interface HeaderLinks {
	entries: readonly MenuEntry[];
	topLinks: readonly TopLinkEntry[];
}

/** What the header leads to, with the entries marked that the page belongs to. */
export function headerLinks({ site, table, language, pathname }: FrameModel): HeaderLinks {
	const { configuration, menu } = site;
	const { defaultLanguage } = configuration;
	const facts = { language, site: configuration };
	const context = { table, language, defaultLanguage, pathname, facts };
	return { entries: menuEntries(menu, context), topLinks: topLinkEntries(configuration, context) };
}

interface HeaderProps {
	site: SiteConfiguration;
	language: Language;
	links: HeaderLinks;
	/** The same page in other languages */
	languages: ReactNode;
}

/** Logo, menu, top links, languages. Absolute near the top, fixed after 30 px (website.md §4 "Header"). */
export function Header({ site, language, links: { entries, topLinks }, languages }: HeaderProps) {
	return (
		<header className={classes.header}>
			<div className={classes.sheet}>
				<div className={classes.topBar}>
					<div className={classes.inner}>
						<TopLinks links={topLinks} />
						{languages}
					</div>
				</div>
				<div className={classes.bar}>
					<div className={classes.inner}>
						<Logo site={site} href={`/${language}/`} />
						<Menu entries={entries} />
						<div className={classes.narrow}>
							<div className={classes.tablet}>{languages}</div>
							<Drawer
								entries={entries}
								topLinks={site.mobileMenu.showTopLinks ? topLinks : []}
								languages={languages}
							/>
						</div>
					</div>
				</div>
			</div>
		</header>
	);
}
