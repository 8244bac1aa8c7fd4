import { LANGUAGES } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';
import type { FrameModel } from '../frame-model.ts';
import classes from './language-switch.module.css';

type LanguageSwitchProps = Pick<FrameModel, 'addresses' | 'language' | 'search'> & {
	languages: readonly string[];
};

/** The same page in the other languages; shown only where there is more than one (website.md §2). */
export function LanguageSwitch({ languages, addresses, language, search }: LanguageSwitchProps) {
	const text = useText();
	const enabled = LANGUAGES.filter((each) => languages.includes(each));
	if (enabled.length < 2) return null;
	return (
		<nav aria-label={text('frame.language.label')}>
			<ul className={classes.list}>
				{enabled.map((each) => (
					<li key={each}>
						<a
							className={classes.link}
							href={(addresses.byLanguage[each] ?? `/${each}/`) + search}
							hrefLang={each}
							lang={each}
							data-language={each}
							aria-current={each === language ? 'true' : undefined}
							aria-label={`${each.toUpperCase()} – ${text(`frame.language.names.${each}`)}`}
						>
							{each.toUpperCase()}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
