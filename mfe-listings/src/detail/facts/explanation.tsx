import { useText } from '@estate/remote-kit';
import { Icon, IconInfoCircle } from '@estate/shared-ui';
import classes from './explanation.module.css';
import type { Fact } from './fact.ts';

/** What jargon means, opened in place: by touch, by keyboard and without JavaScript. Nothing for a plain word. */
export function Explanation({ fact: { name, isExplained } }: { fact: Fact }) {
	const text = useText();
	if (!isExplained) return null;
	return (
		<details className={classes.details}>
			<summary
				className={classes.opener}
				aria-label={text('detail.explainTerm', { term: text(`facts.${name}`) })}
			>
				<Icon of={IconInfoCircle} size={16} />
			</summary>
			<p className={classes.explanation}>{text(`explain.${name}`)}</p>
		</details>
	);
}
