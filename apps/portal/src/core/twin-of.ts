import type { AnyRoute } from '@tanstack/react-router';

/** What a page of the group's portal is: the same page as its twin's, under its own path. */
export const twinOf = ({ options }: AnyRoute) => ({ ...options });
