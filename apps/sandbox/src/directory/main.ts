import { visitDirectory } from './visit.ts';

await visitDirectory(document.body.dataset.page === 'logout' ? 'logout' : 'login', {
  document,
  search: location.search,
  root: new URL('../../', document.baseURI).href,
  languages: navigator.languages,
  go: (address) => location.replace(address),
});
