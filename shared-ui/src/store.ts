// The shared atoms: one instance that the shell provides, because an atom that is bundled twice is two atoms.

export {
	type Atom,
	atom,
	createStore,
	Provider as StoreProvider,
	useAtom,
	useAtomValue,
	useSetAtom,
	useStore,
	type WritableAtom,
} from 'jotai';
export { atomWithStorage } from 'jotai/utils';
export * from './store/atoms.ts';
export * from './store/create-shared-store.ts';
