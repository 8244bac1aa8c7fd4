import { useText, VisuallyHidden } from '@estate/shared-ui';
import { BackToTop } from '../back-to-top.tsx';
import type { FrameModel } from '../frame-model.ts';
import { SchemeChoiceField } from '../scheme/scheme-choice.tsx';
import classes from './footer.module.css';
import { FooterBlockView } from './footer-block.tsx';
import { LegalDetails } from './legal-details.tsx';
import { Offices } from './offices.tsx';
import { SocialLinks } from './social-links.tsx';

/** Blocks of the configuration, the offices, and what a Belgian agent must show (decisions 43). */
export function Footer({ model }: { model: FrameModel }) {
	const text = useText();
	const { site, table, language } = model;
	const { configuration, footer } = site;
	const { agency, defaultLanguage } = configuration;
	const context = { table, language, defaultLanguage };
	return (
		<footer className={classes.footer}>
			<div className={classes.inner}>
				<VisuallyHidden as="h2">{text('frame.footer.label')}</VisuallyHidden>
				<div className={classes.blocks}>
					{footer.map((block) => (
						<FooterBlockView key={block.id} block={block} context={context} />
					))}
				</div>
				<Offices agency={agency} language={language} />
				<SocialLinks {...(agency.social ? { social: agency.social } : {})} />
				<SchemeChoiceField />
				<LegalDetails agency={agency} table={table} language={language} defaultLanguage={defaultLanguage} />
			</div>
			<BackToTop />
		</footer>
	);
}
