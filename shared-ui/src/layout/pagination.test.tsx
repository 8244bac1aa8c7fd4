import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { Pagination } from './pagination.tsx';

const renderPagination = (page: number, pageCount: number, total: number, language: 'nl' | 'en' = 'en') =>
	render(
		<InLanguage language={language}>
			<Pagination
				page={page}
				pageCount={pageCount}
				total={total}
				hrefOf={(each) => `/en/for-sale/?page=${each}`}
			/>
		</InLanguage>,
	);

describe('pages of a list', () => {
	it('say Page X of Y [N objects]', () => {
		renderPagination(2, 9, 104);
		expect(screen.getByText('Page 2 of 9 [104 objects]')).toBeDefined();
	});

	it('are plain links, the current one marked', () => {
		renderPagination(2, 9, 104);
		expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
		expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/en/for-sale/?page=3');
		expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('rel')).toBe('prev');
	});

	it('lead nowhere before the first and after the last', () => {
		renderPagination(1, 2, 13);
		expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
		expect(screen.getByRole('link', { name: 'Next page' })).toBeDefined();
	});

	it('are not offered when there is one, but its count is', () => {
		renderPagination(1, 1, 1, 'nl');
		expect(screen.queryAllByRole('link')).toEqual([]);
		expect(screen.getByText('Pagina 1 van 1 [1 object]')).toBeDefined();
	});
});
