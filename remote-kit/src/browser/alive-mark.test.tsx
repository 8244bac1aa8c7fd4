import { Suspense, use } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { defineSlot } from '../define-slot.ts';
import { ALIVE_MARK } from '../slot-root/alive-mark.ts';
import { type RenderedSlot, renderSlot } from '../testing/index.ts';

const slotOf = (Component: () => React.ReactNode) =>
	defineSlot({ load: async () => ({ data: {} }), Component });

/** Resolves in the very turn in which the slot says that it is alive, with what it has reported to the shell until then. */
function whenAlive({ container, errors }: RenderedSlot<unknown>) {
	return new Promise<{ mark: string | null; reported: string[] }>((done) => {
		const observer = new MutationObserver(() => {
			observer.disconnect();
			done({ mark: container.getAttribute(ALIVE_MARK), reported: errors.map(({ phase }) => phase) });
		});
		observer.observe(container, { attributes: true });
		onTestFinished(() => observer.disconnect());
	});
}

let where = 'the server';

function enterBrowser(): void {
	where = 'the browser';
	onTestFinished(() => {
		where = 'the server';
	});
}

const Same = () => <p>rendered</p>;
const Different = () => <p>rendered by {where}</p>;

/** Boundaries within one another, of which the outer waits for a promise in the browser, as for code that is on its way. */
function within(Inside: () => React.ReactNode, code: Promise<void> = Promise.resolve()) {
	function Late({ children }: { children: React.ReactNode }) {
		if (where === 'the browser') use(code);
		return children;
	}
	return () => (
		<>
			<h2>at once</h2>
			<Suspense fallback={<p>waits</p>}>
				<Late>
					<Suspense fallback={<p>waits longer</p>}>
						<Inside />
					</Suspense>
				</Late>
			</Suspense>
		</>
	);
}

it('says that it is alive when it was hydrated, when it was rendered, and no more when it was taken off the page', async () => {
	const hydrated = await renderSlot(slotOf(Same));
	const first = whenAlive(hydrated);
	await hydrated.hydrate();
	expect(await first).toEqual({ mark: 'hydrated', reported: [] });

	const rendered = await renderSlot(slotOf(Same));
	const second = whenAlive(rendered);
	await rendered.mount();
	expect(await second).toEqual({ mark: 'drawn', reported: [] });
	await rendered.unmount();
	expect(rendered.container.hasAttribute(ALIVE_MARK)).toBe(false);
});

it.each([
	['in its root', Different],
	['inside Suspense', within(Different)],
])('has reported what differs %s before it says that it is alive', async (_, Component) => {
	const slot = await renderSlot(slotOf(Component));
	enterBrowser();
	const alive = whenAlive(slot);
	await slot.hydrate();
	expect(await alive).toEqual({ mark: 'hydrated', reported: ['hydration'] });
	expect(slot.container.textContent).toContain('rendered by the browser');
});

it.each([
	['the same', Same, []],
	['something else', Different, ['hydration']],
])('is alive only when the last of its boundaries is, which renders %s', async (_, Inside, reported) => {
	let arrive = () => {};
	const code = new Promise<void>((done) => {
		arrive = done;
	});
	const slot = await renderSlot(slotOf(within(Inside, code)));
	const quick = await renderSlot(slotOf(within(Same)));
	const renderedByServer = slot.html;
	enterBrowser();
	const alive = whenAlive(slot);
	await slot.hydrate();

	// Another slot comes alive meanwhile, while this one waits with what the server drew.
	const other = whenAlive(quick);
	await quick.hydrate();
	await other;
	expect(slot.container.hasAttribute(ALIVE_MARK)).toBe(false);
	expect(slot.container.innerHTML).toBe(renderedByServer);

	arrive();
	expect(await alive).toEqual({ mark: 'hydrated', reported });
});
