import { useText } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Footer } from './footer/footer.tsx';
import type { FrameModel } from './frame-model.ts';
import { FrameTexts } from './frame-texts.tsx';
import { Header, headerLinks } from './header/header.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import { fillHoles, Hole } from './hole.tsx';
import { keptPart } from './kept-parts.ts';
import { PageMain } from './main/page-main.tsx';
import { OfflineToast } from './messages/offline-toast.tsx';
import { OverrideBanner } from './messages/override-banner.tsx';
import classes from './page-frame.module.css';

function SkipLink() {
	const text = useText();
	return (
		<a className={classes.skip} href="#main">
			{text('frame.skip')}
		</a>
	);
}

function languageSwitch({ addresses, language, search, site }: FrameModel) {
	const { enabledLanguages } = site.configuration;
	return <LanguageSwitch languages={enabledLanguages} {...{ addresses, language, search }} />;
}

/**
 * Everything in `<body>`: the frame is HTML that works by itself; in the browser React owns `<main>` alone. What all pages
 * share is rendered once for each site and language: above, once for each entry of the menu that is marked.
 */
export function pageBody(model: FrameModel): string {
	const { language, site, table } = model;
	const render = (part: ReactNode) =>
		renderToString(
			<FrameTexts language={language} fallback={site.configuration.defaultLanguage}>
				{part}
			</FrameTexts>,
		);
	const links = headerLinks(model);
	const above = keptPart(table, `above ${language} ${JSON.stringify(links)}`, () =>
		render(
			<>
				<SkipLink />
				<Header site={site.configuration} language={language} links={links} languages={<Hole />} />
			</>,
		),
	);
	const main = render(
		<main id="main" className={classes.main} tabIndex={-1}>
			<PageMain view={model.view} slotHtml={model.slotHtml} slotStyles={model.slotStyles} />
		</main>,
	);
	const footer = keptPart(table, `footer ${language}`, () => render(<Footer model={model} />));
	const end = keptPart(table, `end ${language}`, () =>
		render(
			<>
				<OfflineToast />
				<div id="progress" className={classes.progress} hidden />
				<div id="announcer" className={classes.announcer} role="status" />
			</>,
		),
	);
	const banner = model.overrides.length > 0 ? render(<OverrideBanner model={model} />) : '';
	return fillHoles(above, render(languageSwitch(model))) + main + footer + banner + end;
}
