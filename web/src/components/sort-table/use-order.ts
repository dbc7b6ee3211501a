import { useSearchParams } from '../../lib/use-search-params.ts';
import type { Order } from './sort-rows.ts';

/**
 * The order of a table's rows, kept in the page's address, so that Back and shared links show the same and
 * the next visit starts afresh. Tables of the same `name` share an order. `usual` is the initial order, which
 * the address omits.
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
