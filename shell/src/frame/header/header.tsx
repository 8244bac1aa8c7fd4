import type { FrameModel } from '../frame-model.ts';
import { Drawer } from './drawer.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { menuEntries } from './menu-entries.ts';
import { topLinkEntries } from './top-link-entries.ts';
import { TopLinks } from './top-links.tsx';

/** Logo, menu, top links, languages. Absolute near the top, fixed after 30 px (website.md §4 "Header"). */
export function Header({ model }: { model: FrameModel }) {
	const { site, table, language, pathname, addresses, search } = model;
	const { configuration, menu } = site;
	const { defaultLanguage, enabledLanguages, mobileMenu } = configuration;
	const facts = { language, site: configuration };
	const context = { table, language, defaultLanguage, pathname, facts };
	const entries = menuEntries(menu, context);
	const topLinks = topLinkEntries(configuration, context);
	const languages = (
		<LanguageSwitch languages={enabledLanguages} addresses={addresses} language={language} search={search} />
	);
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
						<Logo site={configuration} href={`/${language}/`} />
						<Menu entries={entries} />
						<div className={classes.narrow}>
							<div className={classes.tablet}>{languages}</div>
							<Drawer
								entries={entries}
								topLinks={mobileMenu.showTopLinks ? topLinks : []}
								languages={languages}
							/>
						</div>
					</div>
				</div>
			</div>
		</header>
	);
}
