import { useHost, useText } from '@estate/remote-kit';
import { EmptyState, IconScale, LinkButton } from '@estate/shared-ui';
import { useKeptIds } from '@estate/shared-ui/kept';
import { useEffect } from 'react';
import { routeOfList } from '../../property/list-address.ts';
import { compareHref, favouritesHref } from '../kept-address.ts';
import { comparison } from '../storage/kept-lists.ts';
import classes from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import type { CompareData } from './load-compare.ts';

/** Properties side by side. The address names them; without any, those that this browser keeps take their place in it. */
export function ComparePage({ data: { ids, properties, groups } }: { data: CompareData }) {
	const text = useText();
	const { href, navigate } = useHost();
	const kept = useKeptIds(comparison);
	const isUnnamed = ids.length === 0;
	useEffect(() => {
		if (isUnnamed && kept && kept.length > 0)
			navigate(compareHref(href, kept.toReversed()), { replace: true });
	}, [isUnnamed, kept, href, navigate]);
	const gone = ids.length - properties.length;
	return (
		<>
			{gone > 0 && (
				<p className={classes.notice} role="status">
					{text('kept.compare.gone', { count: gone })}
				</p>
			)}
			{properties.length === 0 ? (
				<EmptyState
					icon={IconScale}
					title={text('kept.compare.none')}
					action={
						<div className={classes.ways}>
							<LinkButton href={href(routeOfList(0))}>{text('detail.toSale')}</LinkButton>
							<LinkButton href={favouritesHref(href)} variant="outline">
								{text('kept.shared.toOwn')}
							</LinkButton>
						</div>
					}
				>
					<p>{text('kept.compare.how')}</p>
				</EmptyState>
			) : (
				<CompareTable ids={properties.map(({ ID }) => ID)} properties={properties} groups={groups} />
			)}
		</>
	);
}
