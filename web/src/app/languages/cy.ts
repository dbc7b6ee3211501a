import { catalogue } from '../../lib/texts.ts';

export default catalogue('cy');
