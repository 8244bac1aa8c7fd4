// The site components: bundled into each remote, so that a team can change them without the shell.

export * from './badges/badge.tsx';
export * from './badges/home-badges.tsx';
export * from './cards/project-card.tsx';
export * from './cards/property-card.tsx';
export * from './energy/energy-badge.tsx';
export * from './forms/field-message.tsx';
export * from './icons/icon.tsx';
export * from './icons/icons.ts';
export * from './layout/breadcrumbs.tsx';
export * from './layout/card-grid.tsx';
export * from './layout/fact-list.tsx';
export * from './layout/page-banner.tsx';
export * from './layout/pagination.tsx';
export * from './layout/rich-text.tsx';
export * from './layout/section.tsx';
export * from './layout/visually-hidden.tsx';
export * from './links/button-look.tsx';
export * from './picture/picture.tsx';
export * from './price/price.tsx';
export * from './states/empty-state.tsx';
export * from './states/error-state.tsx';
export * from './states/skeletons.tsx';
export * from './text.ts';
