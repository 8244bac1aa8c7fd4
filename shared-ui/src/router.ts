// The router's names in use, one shared instance that the shell provides. There is one router and one history, the
// shell's; a slot follows it through SlotRouter.

export {
	createSearchParams,
	type NavigateFunction,
	type To,
	useHref,
	useInRouterContext,
	useLocation,
	useNavigate,
	useResolvedPath,
	useSearchParams,
} from 'react-router-dom';
export * from './router/link.tsx';
export * from './router/slot-router.tsx';
