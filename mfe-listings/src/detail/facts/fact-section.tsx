import { useHost, useText } from '@estate/remote-kit';
import { FloodScores } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import { Explanation } from './explanation.tsx';
import type { FactGroup } from './fact.ts';
import classes from './fact-section.module.css';
import { factValue } from './fact-value.ts';

interface Props {
	group: FactGroup;
	/** Stands above the facts, such as the renovation notice */
	children?: ReactNode;
}

/** A group of facts, label beside value. Flood scores stand below as a scale. */
export function FactSection({ group: { name, facts }, children }: Props) {
	const text = useText();
	const { language } = useHost();
	const scores = facts.filter(({ kind }) => kind === 'score');
	const listed = facts.filter(({ kind }) => kind !== 'score');
	return (
		<section className={classes.section} id={name} aria-labelledby={`${name}-title`}>
			<h2 className={classes.title} id={`${name}-title`}>
				{text(`detail.groups.${name}`)}
			</h2>
			{children}
			{listed.length > 0 && (
				<dl className={classes.facts} data-group={name}>
					{listed.map((fact) => (
						<div key={fact.name} className={classes.fact}>
							<dt>{text(`facts.${fact.name}`)}</dt>
							<dd>
								{factValue(fact, text, language)}
								<Explanation fact={fact} />
							</dd>
						</div>
					))}
				</dl>
			)}
			{scores.length > 0 && (
				<FloodScores
					title={text('detail.flood.title')}
					explanation={text('detail.flood.explain')}
					warning={text('detail.flood.warning')}
					scores={scores.map((fact) => ({
						name: fact.name,
						label: text(`facts.${fact.name}`),
						aside: <Explanation fact={fact} />,
						score: String(fact.value),
					}))}
				/>
			)}
		</section>
	);
}
