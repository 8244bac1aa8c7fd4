// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HealthHistory } from '../../../console-answers.ts';
import Graph from './graph.tsx';
import { graphPoints } from './graph-points.ts';

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

it('has the marks of versions where these came, between the begins of two stretches as well', async () => {
	// Neither is known to jsdom, and the drawing library asks both for its size.
	vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 200));
	const times = [0, 120_000, 240_000, 360_000];
	const history: HealthHistory = {
		stretch: 120_000,
		times,
		versions: [
			{
				version: '1.0.0',
				role: 'active',
				stretches: times.map((from) => ({ from, counts: { views: 9 }, vitals: {} })),
			},
		],
		moves: [0, 180_000, 360_000].map((at) => ({ at: new Date(at).toISOString(), version: '1.0.0' })),
	};
	const { container } = render(
		<MantineProvider>
			<Graph history={history} points={graphPoints(history, 'views')} title="Views" />
		</MantineProvider>,
	);
	await screen.findByText('C');
	const [first = 0, middle = 0, last = 0] = Array.from(
		container.querySelectorAll('.recharts-reference-line-line'),
		(line) => Number(line.getAttribute('x1')),
	);
	expect(last).toBeGreaterThan(first);
	expect((middle - first) / (last - first)).toBeCloseTo(0.5);
});
