export { cleanDescription, formatPhone } from '@estate/shared-contract';
export * from './create-i18n.ts';
export * from './format/address.ts';
export * from './format/city-name.ts';
export * from './format/dates.ts';

export * from './format/locale.ts';
export * from './format/numbers.ts';
export * from './format/opening-hours.ts';
export * from './format/page-of.ts';
export * from './kept-texts.ts';
export * from './languages/negotiate-language.ts';
export * from './text-lookup.ts';
