import type { ClassEntry } from '../../contract/class-list.ts';

/**
 * The class lists of a new installation. The science codes are the specification's (part 1, section 3; part
 * 2, section 9); the childcare entries and every teacher are invented samples, which a school replaces by
 * importing its own.
 */
export const builtInClassLists: readonly ClassEntry[] = [
  // Year 7
  { code: '7a/Sc1', year: 7, list: 'year7', teacher: 'Ms A. Okafor' },
  { code: '7a/Sc2', year: 7, list: 'year7', teacher: 'Mr D. Pearce' },
  { code: '7a/Sc3', year: 7, list: 'year7', teacher: 'Mrs L. Hughes' },
  { code: '7a/Sc4', year: 7, list: 'year7', teacher: 'Dr S. Rahman' },
  { code: '7b/Sc1', year: 7, list: 'year7', teacher: 'Mr T. Bennett' },
  { code: '7b/Sc2', year: 7, list: 'year7', teacher: 'Miss J. Kaur' },
  { code: '7b/Sc3', year: 7, list: 'year7', teacher: 'Mrs E. Novak' },
  { code: '7b/Sc4', year: 7, list: 'year7', teacher: 'Mr C. Adeyemi' },
  // Year 8
  { code: '8a/Sc1', year: 8, list: 'year8', teacher: 'Mrs R. Fletcher' },
  { code: '8a/Sc2', year: 8, list: 'year8', teacher: 'Mr H. Singh' },
  { code: '8a/Sc3', year: 8, list: 'year8', teacher: 'Ms N. Doyle' },
  { code: '8a/Sc4', year: 8, list: 'year8', teacher: 'Mr P. Whitfield' },
  { code: '8b/Sc1', year: 8, list: 'year8', teacher: 'Miss F. Osman' },
  { code: '8b/Sc2', year: 8, list: 'year8', teacher: 'Mrs G. Turner' },
  { code: '8b/Sc3', year: 8, list: 'year8', teacher: 'Mr B. Kowalski' },
  { code: '8b/Sc4', year: 8, list: 'year8', teacher: 'Ms I. Chandler' },
  // Year 9
  { code: '9a/Sc1', year: 9, list: 'year9', teacher: 'Mr J. Marsden' },
  { code: '9a/Sc2', year: 9, list: 'year9', teacher: 'Mrs O. Mensah' },
  { code: '9a/Sc3', year: 9, list: 'year9', teacher: 'Ms K. Lloyd' },
  { code: '9a/Sc4', year: 9, list: 'year9', teacher: 'Mr V. Patel' },
  { code: '9b/Sc1', year: 9, list: 'year9', teacher: 'Miss S. Grant' },
  { code: '9b/Sc2', year: 9, list: 'year9', teacher: 'Mr E. Yilmaz' },
  { code: '9b/Sc3', year: 9, list: 'year9', teacher: 'Mrs D. Cooke' },
  { code: '9b/Sc4', year: 9, list: 'year9', teacher: 'Mr R. Farrow' },
  // Year 10
  { code: '10a1', year: 10, list: 'year10', teacher: 'Dr M. Ellis' },
  { code: '10a2', year: 10, list: 'year10', teacher: 'Ms T. Banerjee' },
  { code: '10a3', year: 10, list: 'year10', teacher: 'Mr L. Shaw' },
  { code: '10a4', year: 10, list: 'year10', teacher: 'Mrs H. Dube' },
  { code: '10a5', year: 10, list: 'year10', teacher: 'Mr A. Quinn' },
  { code: '10a6', year: 10, list: 'year10', teacher: 'Miss C. Ferreira' },
  { code: '10a7', year: 10, list: 'year10', teacher: 'Mr W. Hartley' },
  { code: '10B/Ts1', year: 10, list: 'year10', teacher: 'Mrs Y. Chen' },
  { code: '10ab/Ts1', year: 10, list: 'year10', teacher: 'Ms B. Rowe' },
  { code: '10g/Ts2', year: 10, list: 'year10', teacher: 'Mr G. Sandhu' },
  { code: '10h/Ts2', year: 10, list: 'year10', teacher: 'Mrs P. Lister' },
  // Year 11
  { code: '11a1', year: 11, list: 'year11', teacher: 'Mr N. Vaughan' },
  { code: '11a2', year: 11, list: 'year11', teacher: 'Mrs S. Achebe' },
  { code: '11a3', year: 11, list: 'year11', teacher: 'Ms L. Parry' },
  { code: '11a4', year: 11, list: 'year11', teacher: 'Mr O. Nowak' },
  { code: '11a5', year: 11, list: 'year11', teacher: 'Miss E. Thorne' },
  { code: '11a6', year: 11, list: 'year11', teacher: 'Dr K. Iqbal' },
  { code: '11A/Ts1', year: 11, list: 'year11', teacher: 'Mrs M. Barlow' },
  { code: '11ab/Ts1', year: 11, list: 'year11', teacher: 'Mr F. Oduya' },
  { code: '11A/Ts2', year: 11, list: 'year11', teacher: 'Ms R. Keane' },
  { code: '11ab/Ts2', year: 11, list: 'year11', teacher: 'Mr S. Whelan' },
  { code: '12D/Ch', year: 12, list: 'year11', teacher: 'Dr P. Moreau' },
  { code: '12B/Bi', year: 12, list: 'year11', teacher: 'Mrs J. Abbott' },
  { code: '13B/Sb', year: 13, list: 'year11', teacher: 'Mr I. Ramsey' },
  { code: '13A/Sb', year: 13, list: 'year11', teacher: 'Ms D. Costa' },
  // Vocational
  { code: '12A/Cc1', year: 12, list: 'childcare', teacher: 'Mrs A. Wren' },
  { code: '12B/Cc1', year: 12, list: 'childcare', teacher: 'Ms C. Duffy' },
  { code: '13A/Cc1', year: 13, list: 'childcare', teacher: 'Mr M. Bello' },
  { code: '13B/Cc1', year: 13, list: 'childcare', teacher: 'Mrs K. Stafford' },
  { code: '12C/Hs1', year: 12, list: 'childcare', teacher: 'Ms J. Nwosu' },
  { code: '12D/Hs1', year: 12, list: 'childcare', teacher: 'Mr R. Hale' },
  { code: '13C/Hs1', year: 13, list: 'childcare', teacher: 'Mrs T. Gill' },
  { code: '13D/Hs1', year: 13, list: 'childcare', teacher: 'Ms E. Marlow' },
  { code: '12A/Dm1', year: 12, list: 'childcare', teacher: 'Mr D. Asante' },
  { code: '13A/Dm1', year: 13, list: 'childcare', teacher: 'Miss P. Quigley' },
  { code: '12B/Ps1', year: 12, list: 'childcare', teacher: 'Mrs F. Rashid' },
  { code: '13B/Ps1', year: 13, list: 'childcare', teacher: 'Mr L. Bowen' },
  { code: 'BTEC evening group', year: null, list: 'childcare', teacher: 'Ms S. Tate' },
  { code: 'BTEC adult learners', year: null, list: 'childcare', teacher: 'Mr K. Drummond' },
];
