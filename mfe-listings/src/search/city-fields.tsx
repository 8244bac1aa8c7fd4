import { useHost, useText } from '@estate/remote-kit';
import { cityName } from '@estate/shared-i18n';
import { useState } from 'react';
import { Count } from './count.tsx';
import classes from './fields.module.css';
import type { CityOption } from './filter-options.ts';
import { useHydrated } from './use-hydrated.ts';

/** Does a city fit what was typed, by name (accents or not) or by postcode? */
export function fitsTyped({ name, zip }: Pick<CityOption, 'name' | 'zip'>, typed: string): boolean {
	const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
	return plain(name).includes(plain(typed)) || zip.startsWith(typed.trim());
}

interface Props {
	cities: readonly CityOption[];
	/** Values that are chosen */
	chosen: readonly string[];
	/** Properties that each would find, by value */
	counts: ReadonlyMap<string, number>;
}

/** Places as a list to tick, with a field that narrows it (website.md §5 "Dropdown with search"). */
export function CityFields({ cities, chosen, counts }: Props) {
	const text = useText();
	const { site } = useHost();
	const isHydrated = useHydrated();
	const [typed, setTyped] = useState('');
	const fits = cities.filter((city) => fitsTyped(city, typed));
	return (
		<div className={classes.list}>
			<input
				type="search"
				className={classes.input}
				hidden={!isHydrated}
				aria-label={text('filters.placeSearch')}
				placeholder={text('filters.placeSearch')}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<div className={classes.options}>
				{cities.map((city) => (
					<label key={city.value} className={classes.option} hidden={!fits.includes(city)}>
						<input
							type="checkbox"
							name="city"
							value={city.value}
							defaultChecked={chosen.includes(city.value)}
						/>
						{cityName(city.name, site.citySpellings)}
						<span className={classes.zip}>{city.zip}</span>
						<Count of={counts.get(city.value)} />
					</label>
				))}
			</div>
			{fits.length === 0 && <p className={classes.note}>{text('filters.placeNone')}</p>}
		</div>
	);
}
