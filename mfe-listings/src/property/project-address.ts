import type { Language } from '@estate/shared-contract';

/** Address of a project's page as anybody may write it (website.md §2): the site leads on to the one with its name. */
export const projectHref = (id: number, language: Language): string => `/${language}/project/${id}/`;
