import { useHost, useText } from '@estate/remote-kit';
import { cityName, folded } from '@estate/shared-i18n';
import { Input } from '@estate/shared-ui/mantine/controls';
import { useState } from 'react';
import classes from './fields.module.css';
import type { CityOption } from './filter-options.ts';
import { OptionBox } from './option-box.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Does a city fit what was typed, by name (accents or not) or by postcode? */
export function fitsTyped({ name, zip }: Pick<CityOption, 'name' | 'zip'>, typed: string): boolean {
	return folded(name).includes(folded(typed.trim())) || zip.startsWith(typed.trim());
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
			<Input
				// No name: it is no part of the form.
				type="search"
				wrapperProps={{ hidden: !isHydrated }}
				aria-label={text('filters.placeSearch')}
				placeholder={text('filters.placeSearch')}
				value={typed}
				onChange={(event) => setTyped(event.currentTarget.value)}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<div className={classes.options}>
				{cities.map((city) => (
					<OptionBox
						key={city.value}
						name="city"
						value={city.value}
						isTicked={chosen.includes(city.value)}
						count={counts.get(city.value)}
						isHidden={!fits.includes(city)}
					>
						{city.label ?? cityName(city.name, site.citySpellings)}
						<span className={classes.zip}>{city.zip}</span>
					</OptionBox>
				))}
			</div>
			{fits.length === 0 && <p className={classes.note}>{text('filters.placeNone')}</p>}
		</div>
	);
}
