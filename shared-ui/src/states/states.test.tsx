import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { CardGridSkeleton } from './skeletons.tsx';

describe('an empty state', () => {
	it('says that the search found nothing, by default otherwise, and offers a way on', () => {
		render(
			<InLanguage language="en">
				<EmptyState action={<button type="button">Clear filters</button>} />
			</InLanguage>,
		);
		expect(screen.getByRole('heading', { name: 'No results' })).toBeDefined();
		expect(screen.getByText('No results were found for your search.')).toBeDefined();
		expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
	});
});

describe('an error state', () => {
	it('is announced, and tries again when asked', () => {
		const retry = vi.fn();
		render(
			<InLanguage language="en">
				<ErrorState onRetry={retry} />
			</InLanguage>,
		);
		expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded');
		fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
		expect(retry).toHaveBeenCalledOnce();
	});

	it('has no button where a new try is not possible', () => {
		render(
			<InLanguage>
				<ErrorState />
			</InLanguage>,
		);
		expect(screen.queryByRole('button')).toBeNull();
	});
});

it('a list on its way says so to those who do not see it, and hides its bones from them', () => {
	const { container } = render(
		<InLanguage language="en">
			<CardGridSkeleton count={3} />
		</InLanguage>,
	);
	expect(screen.getByText('Loading…')).toBeDefined();
	expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
	expect(
		screen.getAllByRole('listitem').map((item) => item.firstElementChild?.getAttribute('aria-hidden')),
	).toEqual(['true', 'true', 'true']);
});
