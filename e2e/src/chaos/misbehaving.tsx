import type { SlotDefinition, SlotProps } from '@estate/remote-kit';

/** Copied into each remote's sources for the chaos drills: a slot does what the address says, and is itself otherwise. */
const isServer = typeof document === 'undefined';

const faultOf = (slot: string, { search }: { search: string }) => {
	const query = new URLSearchParams(search);
	return query.get('slot') === slot ? query.get('fault') : null;
};

function render(fault: string | null): void {
	if (fault === 'throws' || fault === (isServer ? 'throws-on-server' : 'throws-in-browser'))
		throw new Error(`This slot ${fault} because the address says so.`);
	if (fault === 'loops-on-server' && isServer) while (fault) Math.random();
}

/** The slot, marked as this version's, with the faults of a chaos drill. */
export function misbehaving<Data, Input>(
	slot: SlotDefinition<Data, Input>,
	name: string,
): SlotDefinition<Data, Input> {
	const { Component, load } = slot;
	function Misbehaving(props: SlotProps<Data>) {
		render(faultOf(name, props.host.location));
		return (
			<>
				<i hidden data-chaos={name} />
				<Component {...props} />
			</>
		);
	}
	return {
		...slot,
		async load(context) {
			if (faultOf(name, context.location) === 'hangs-on-server' && isServer) await new Promise(() => {});
			return load(context);
		},
		Component: Misbehaving,
	};
}
