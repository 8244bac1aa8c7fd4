import { useText } from '@estate/remote-kit';
import { energyLabel } from '@estate/shared-contract';
import { EnergyBadge, VisuallyHidden } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import { ColumnHead, ColumnPicture } from './column-head.tsx';
import type { CompareRow } from './compare-rows.ts';
import classes from './compare-table.module.css';
import type { CompareData } from './load-compare.ts';

function Cell({ value }: { value: string }) {
	const text = useText();
	return value ? (
		<td>{value}</td>
	) : (
		<td className={classes.unknown}>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>{text('kept.compare.unknown')}</VisuallyHidden>
		</td>
	);
}

function Row({ row: { label, values, isSame } }: { row: CompareRow }) {
	const text = useText();
	return (
		<tr data-same={isSame || undefined}>
			<th scope="row" className={classes.name}>
				{text(label)}
			</th>
			{values.map((value, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a value's place is the property that it is of
				<Cell key={index} value={value} />
			))}
		</tr>
	);
}

/** Facts in rows, properties in columns. What is best is for the reader to say; what differs can be shown alone, without a script. */
export function CompareTable({ ids, properties, groups }: CompareData) {
	const text = useText();
	const labels = properties.map((property) => energyLabel(property)?.code ?? '');
	return (
		<div className={classes.compare}>
			{properties.length > 1 ? (
				<label className={classes.toggle}>
					<input type="checkbox" data-differences />
					{text('kept.compare.differences')}
				</label>
			) : (
				<p className={classes.hint}>{text('kept.compare.onlyOne')}</p>
			)}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
			<section className={classes.scroll} aria-label={text('kept.compare.heading')} tabIndex={0}>
				<table className={classes.table} style={{ '--properties': properties.length } as CSSProperties}>
					<thead>
						<tr>
							<td className={classes.corner} />
							{properties.map((property) => (
								<ColumnPicture
									key={property.ID}
									property={property}
									others={ids.filter((id) => id !== property.ID)}
								/>
							))}
						</tr>
						<tr className={classes.heads}>
							<td className={classes.corner} />
							{properties.map((property) => (
								<ColumnHead key={property.ID} property={property} />
							))}
						</tr>
					</thead>
					{groups.map(({ name, rows }) => (
						<tbody
							key={name}
							data-same={(rows.every(({ isSame }) => isSame) && name !== 'energy') || undefined}
						>
							<tr>
								<th scope="rowgroup" className={classes.groupName} colSpan={properties.length + 1}>
									<span>{text(`detail.groups.${name}`)}</span>
								</th>
							</tr>
							{name === 'energy' && labels.some(Boolean) && (
								<tr data-same={new Set(labels).size === 1 || undefined}>
									<th scope="row" className={classes.name}>
										{text('detail.energyLabel')}
									</th>
									{properties.map((property, index) =>
										labels[index] ? (
											<td key={property.ID}>
												<EnergyBadge property={property} />
											</td>
										) : (
											<Cell key={property.ID} value="" />
										),
									)}
								</tr>
							)}
							{rows.map((row) => (
								<Row key={row.label} row={row} />
							))}
						</tbody>
					))}
				</table>
			</section>
		</div>
	);
}
