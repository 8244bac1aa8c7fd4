import { Suspense, use } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { defineSlot } from '../define-slot.ts';
import { ALIVE_MARK } from '../slot-root/alive-mark.ts';
import { type RenderedSlot, renderSlot } from '../testing/index.ts';

const slotOf = (Component: () => React.ReactNode) =>
	defineSlot({ load: async () => ({ data: {} }), Component });

/** Resolves in the very turn in which the slot says that it is alive, with what it has told the shell until then. */
function whenAlive({ container, errors }: RenderedSlot<unknown>) {
	return new Promise<{ mark: string | null; told: string[] }>((done) => {
		const observer = new MutationObserver(() => {
			observer.disconnect();
			done({ mark: container.getAttribute(ALIVE_MARK), told: errors.map(({ phase }) => phase) });
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

const Same = () => <p>drawn</p>;
const Different = () => <p>drawn by {where}</p>;

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

it('says that it is alive when it was hydrated, when it was drawn, and no more when it was taken off the page', async () => {
	const hydrated = await renderSlot(slotOf(Same));
	const first = whenAlive(hydrated);
	await hydrated.hydrate();
	expect(await first).toEqual({ mark: 'hydrated', told: [] });

	const drawn = await renderSlot(slotOf(Same));
	const second = whenAlive(drawn);
	await drawn.mount();
	expect(await second).toEqual({ mark: 'drawn', told: [] });
	await drawn.unmount();
	expect(drawn.container.hasAttribute(ALIVE_MARK)).toBe(false);
});

it.each([
	['in its root', Different],
	['inside Suspense', within(Different)],
])('has told what differs %s before it says that it is alive', async (_, Component) => {
	const slot = await renderSlot(slotOf(Component));
	enterBrowser();
	const alive = whenAlive(slot);
	await slot.hydrate();
	expect(await alive).toEqual({ mark: 'hydrated', told: ['hydration'] });
	expect(slot.container.textContent).toContain('drawn by the browser');
});

it.each([
	['the same', Same, []],
	['something else', Different, ['hydration']],
])('is alive only when the last of its boundaries is, which draws %s', async (_, Inside, told) => {
	let arrive = () => {};
	const code = new Promise<void>((done) => {
		arrive = done;
	});
	const slot = await renderSlot(slotOf(within(Inside, code)));
	const quick = await renderSlot(slotOf(within(Same)));
	const drawnByServer = slot.html;
	enterBrowser();
	const alive = whenAlive(slot);
	await slot.hydrate();

	// Another slot comes alive meanwhile, while this one waits with what the server drew.
	const other = whenAlive(quick);
	await quick.hydrate();
	await other;
	expect(slot.container.hasAttribute(ALIVE_MARK)).toBe(false);
	expect(slot.container.innerHTML).toBe(drawnByServer);

	arrive();
	expect(await alive).toEqual({ mark: 'hydrated', told });
});
