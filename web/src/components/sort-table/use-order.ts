import { useSearchParams } from '../../lib/use-search-params.ts';
import type { Order } from './sort-rows.ts';

/**
 * The order of a table's rows, kept in the page's address: Back and a link that is passed on show the same, and the next visit begins anew. `name` tells
 * the tables of a page apart; those of one name are in one order. `usual` is how the rows come, which the address does not say.
 */
export function useOrder(name: string, usual: Order): readonly [Order, (order: Order) => void] {
  const [search, setSearch] = useSearchParams();
  const param = `sort-${name}`;
  const setOrder = (order: Order) => {
    const next = new URLSearchParams(location.search);
    if (order === usual) next.delete(param);
    else next.set(param, order);
    setSearch(next, { replace: true });
  };
  return [search.get(param) ?? usual, setOrder];
}
