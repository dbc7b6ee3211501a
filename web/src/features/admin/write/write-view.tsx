import { useSearchParams } from '../../../lib/use-search-params.ts';
import { EditView } from './edit-view.tsx';
import { WriteNew } from './write-new.tsx';

/** Writing a homework from nothing, or editing the one that the address names. */
export default function WriteView() {
  const [search, setSearch] = useSearchParams();
  const homework = search.get('homework');
  const leave = () => setSearch({ tab: 'homework' });
  return homework === null ? <WriteNew onLeave={leave} /> : <EditView homework={homework} onLeave={leave} />;
}
