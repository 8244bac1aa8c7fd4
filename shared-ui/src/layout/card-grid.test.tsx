import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardGrid } from './card-grid.tsx';

const columnsOf = (columns?: number) => {
	const { unmount } = render(
		<CardGrid label="Panden" {...(columns === undefined ? {} : { columns })}>
			<p>Een</p>
			<p>Twee</p>
		</CardGrid>,
	);
	const grid = screen.getByRole('list', { name: 'Panden' });
	const found = [grid.style.getPropertyValue('--columns'), grid.children.length];
	unmount();
	return found;
};

it('has four cards in a row at the widest, or as many as it is told', () => {
	expect(columnsOf()).toEqual(['4', 2]);
	expect(columnsOf(3)).toEqual(['3', 2]);
});
