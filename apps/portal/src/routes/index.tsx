import { createFileRoute } from '@tanstack/react-router';

/** The guard leads on to the homepage; this only gives the root a place in the tree. */
export const Route = createFileRoute('/')({});
